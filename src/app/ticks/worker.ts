/** Interval at which it wakes the page, ms. */
const every = 250

setInterval(() => postMessage(0), every)

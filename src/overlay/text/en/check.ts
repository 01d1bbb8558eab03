/** The page that finds out why two players can’t connect. */
export const check = {
  title: 'Connection check',
  lead: 'From this page to another player’s, stop by stop',
  again: 'Check again',
  stops: {
    page: { name: 'This page', what: 'what you’re looking at' },
    signalling: { name: 'Signalling', what: 'introduces players' },
    stun: { name: 'STUN', what: 'finds your address' },
    turn: { name: 'TURN', what: 'the relay' },
    peer: { name: 'The host', what: 'the page you’re joining' },
  },
  states: {
    waiting: 'Not tried yet',
    checking: 'Asking…',
    loaded: 'Loaded',
    fine: (ms: number) => `Answered in ${Math.round(ms)} ms`,
    missing: { signalling: 'None', stun: 'None set up', turn: 'None set up', peer: 'No one to call' },
    silent: 'No answer',
    denied: 'Wrong credentials',
    refused: 'Turned us away',
    unsupported: 'This browser has no WebRTC',
  },
  ports: { same: 'the same port for everyone', different: 'a new port for each player' },
  running: { title: 'Checking', text: 'This takes a few seconds. A server that doesn’t answer takes ten.', steps: [] },
  verdicts: {
    signalling: {
      title: 'Stopped at signalling',
      text: 'The server that introduces players isn’t answering, so no one can join. If your match has begun, it carries on.',
      steps: [
        'Check that this device is online.',
        'Switch off a VPN or a work network, if you’re on one.',
        'Ask the people who run this page whether their server is working.',
      ],
    },
    unsupported: {
      title: 'This browser can’t connect',
      text: 'WebRTC is missing or switched off, so you can’t reach other players. You can still play on this device.',
      steps: ['Try another browser.', 'Switch off extensions that block WebRTC.'],
    },
    turn: {
      title: 'Stopped at the relay',
      text: 'The relay isn’t answering. You can still connect directly to players on the same network, and to most others.',
      steps: [
        'Join the host’s Wi-Fi, or any Wi-Fi, and check again.',
        'Switch off a VPN or a work network, if you’re on one.',
        'Neither helps? Copy the report and send it to the host.',
      ],
    },
    denied: {
      title: 'The relay turned us away',
      text: 'The relay answered, but it didn’t accept this page’s credentials.',
      steps: [
        'Reload the page: credentials last an hour.',
        'Copy the report and send it to the people who run this page.',
      ],
    },
    noRelay: {
      title: 'Your network needs a relay',
      text: 'Your router uses a different port for each player, so direct connections rarely work, and no relay is set up.',
      steps: ['Use the same Wi-Fi as the host.', 'Ask the people who run this page to set up a relay.'],
    },
    stun: {
      title: 'Stopped at STUN',
      text: 'No server could tell this device its address on the internet. You can still connect to players on the same network.',
      steps: ['Switch off a VPN or a work network, if you’re on one.', 'Join the host’s Wi-Fi and check again.'],
    },
    peer: {
      title: 'Stopped at the host',
      text: 'Every server answered, but the host’s page didn’t.',
      steps: [
        'Ask whether the host’s page is open: phones close it when they sleep.',
        'Use the same Wi-Fi as the host.',
        'Neither helps? Run this check on both devices and compare the reports.',
      ],
    },
    fine: { title: 'All clear', text: 'Every stop that’s set up answered.', steps: [] },
  },
  steps: 'What you can do',
  report: 'Report',
  copy: 'Copy report',
  copied: 'Copied',
  private: 'It contains no names or network addresses.',
  made: 'Created',
  browser: 'Browser',
  relayOnly: {
    without: 'No relay is answering. With this on, you couldn’t reach anyone.',
    reload: 'Takes effect at the next table.',
  },
}

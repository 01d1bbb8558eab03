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
    missing: { signalling: 'None', stun: 'None set up', turn: 'None set up', peer: 'Nobody to call' },
    silent: 'No answer',
    denied: 'Wrong credentials',
    refused: 'Turned us away',
    unsupported: 'This browser has no WebRTC',
  },
  ports: { same: 'the same port for everyone', different: 'a new port for each partner' },
  running: { title: 'Checking', text: 'This takes a few seconds. A server that doesn’t answer gets ten.', steps: [] },
  verdicts: {
    signalling: {
      title: 'Stopped at signalling',
      text: 'The server that introduces players doesn’t answer, so nobody can join. A match that’s already running goes on.',
      steps: [
        'Check that this device is online.',
        'Switch off a VPN or a work network, if you’re on one.',
        'Ask the people who run this page whether their server is up.',
      ],
    },
    unsupported: {
      title: 'This browser can’t connect',
      text: 'WebRTC is missing or switched off, so no other player can be reached. You can still play on this device.',
      steps: ['Try another browser.', 'Switch off extensions that block WebRTC.'],
    },
    turn: {
      title: 'Stopped at the relay',
      text: 'The relay doesn’t answer. Players on the same network, and most others, can still connect directly.',
      steps: [
        'Join the host’s Wi-Fi, or any Wi-Fi, and check again.',
        'Switch off a VPN or a work network, if you’re on one.',
        'Neither helps? Copy the report and send it to the host.',
      ],
    },
    denied: {
      title: 'The relay turned us away',
      text: 'The relay answers, but doesn’t accept this page’s credentials.',
      steps: [
        'Reload the page: credentials last an hour.',
        'Copy the report and send it to the people who run this page.',
      ],
    },
    noRelay: {
      title: 'Your network needs a relay',
      text: 'Your router shows each partner a different port, so a direct connection rarely works, and no relay is set up.',
      steps: ['Use the same Wi-Fi as the host.', 'Ask the people who run this page to set up a relay.'],
    },
    stun: {
      title: 'Stopped at STUN',
      text: 'No server tells this device its address on the internet. Players on the same network can still connect.',
      steps: ['Switch off a VPN or a work network, if you’re on one.', 'Join the host’s Wi-Fi and check again.'],
    },
    peer: {
      title: 'Stopped at the host',
      text: 'Every server answers, but the host’s page doesn’t.',
      steps: [
        'Ask whether the host’s page is open: a phone that sleeps closes it.',
        'Use the same Wi-Fi as the host.',
        'Neither helps? Both run this check and compare reports.',
      ],
    },
    fine: { title: 'All clear', text: 'Every stop that’s set up answers.', steps: [] },
  },
  steps: 'What you can do',
  report: 'Report',
  copy: 'Copy report',
  copied: 'Copied',
  private: 'No names and no network addresses in it.',
  made: 'Made',
  browser: 'Browser',
  relayOnly: {
    without: 'No relay answers. With this on, you’d reach nobody just now.',
    reload: 'It holds from the next table on.',
  },
}

/** The page that finds out why two players can’t connect. */
export const check = {
  title: 'Verbindungstest',
  lead: 'Von dieser Seite zu der eines anderen Spielers, Station für Station',
  again: 'Noch einmal testen',
  stops: {
    page: { name: 'Diese Seite', what: 'die du gerade siehst' },
    signalling: { name: 'Vermittlung', what: 'bringt Spieler zusammen' },
    stun: { name: 'STUN', what: 'findet deine Adresse' },
    turn: { name: 'TURN', what: 'das Relais' },
    peer: { name: 'Gastgeber', what: 'die Seite, zu der du willst' },
  },
  states: {
    waiting: 'Noch nicht versucht',
    checking: 'Wird gefragt…',
    loaded: 'Geladen',
    fine: (ms: number) => `Antwort nach ${Math.round(ms)} ms`,
    missing: { signalling: 'Keine', stun: 'Keins eingerichtet', turn: 'Keins eingerichtet', peer: 'Kein Gegenüber' },
    silent: 'Keine Antwort',
    denied: 'Falsche Zugangsdaten',
    refused: 'Abgewiesen',
    unsupported: 'Dieser Browser hat kein WebRTC',
  },
  ports: { same: 'derselbe Port für alle', different: 'für jeden Spieler ein neuer Port' },
  running: {
    title: 'Test läuft',
    text: 'Das dauert ein paar Sekunden. Ein Server, der nicht antwortet, braucht zehn.',
    steps: [],
  },
  verdicts: {
    signalling: {
      title: 'Endstation Vermittlung',
      text: 'Der Server, der Spieler zusammenbringt, antwortet nicht. Deshalb kann niemand dazukommen. Hat deine Partie schon begonnen, geht sie weiter.',
      steps: [
        'Prüfe, ob dieses Gerät online ist.',
        'Schalte ein VPN ab oder verlasse das Firmennetz, falls du in einem bist.',
        'Frage die Betreiber dieser Seite, ob ihr Server läuft.',
      ],
    },
    unsupported: {
      title: 'Dieser Browser kann keine Verbindung aufbauen',
      text: 'WebRTC fehlt oder ist abgeschaltet, deshalb erreichst du keine anderen Spieler. Auf diesem Gerät kannst du trotzdem spielen.',
      steps: ['Versuche es mit einem anderen Browser.', 'Schalte Erweiterungen ab, die WebRTC sperren.'],
    },
    turn: {
      title: 'Endstation Relais',
      text: 'Das Relais antwortet nicht. Spieler im selben Netz und die meisten anderen erreichst du trotzdem direkt.',
      steps: [
        'Geh ins WLAN des Gastgebers oder in irgendein WLAN und teste noch einmal.',
        'Schalte ein VPN ab oder verlasse das Firmennetz, falls du in einem bist.',
        'Hilft beides nicht? Kopiere den Bericht und schicke ihn dem Gastgeber.',
      ],
    },
    denied: {
      title: 'Das Relais hat uns abgewiesen',
      text: 'Das Relais hat geantwortet, aber die Zugangsdaten dieser Seite nicht angenommen.',
      steps: [
        'Lade die Seite neu: Zugangsdaten gelten eine Stunde.',
        'Kopiere den Bericht und schicke ihn den Betreibern dieser Seite.',
      ],
    },
    noRelay: {
      title: 'Dein Netz braucht ein Relais',
      text: 'Dein Router nutzt für jeden Spieler einen anderen Port. Direkte Verbindungen klappen dann selten, und ein Relais ist nicht eingerichtet.',
      steps: ['Nutze dasselbe WLAN wie der Gastgeber.', 'Bitte die Betreiber dieser Seite, ein Relais einzurichten.'],
    },
    stun: {
      title: 'Endstation STUN',
      text: 'Kein Server konnte diesem Gerät seine Adresse im Internet nennen. Spieler im selben Netz erreichst du trotzdem.',
      steps: [
        'Schalte ein VPN ab oder verlasse das Firmennetz, falls du in einem bist.',
        'Geh ins WLAN des Gastgebers und teste noch einmal.',
      ],
    },
    peer: {
      title: 'Endstation Gastgeber',
      text: 'Alle Server haben geantwortet, nur die Seite des Gastgebers nicht.',
      steps: [
        'Frage, ob die Seite des Gastgebers offen ist: Handys schließen sie, wenn sie schlafen.',
        'Nutze dasselbe WLAN wie der Gastgeber.',
        'Hilft beides nicht? Macht den Test auf beiden Geräten und vergleicht die Berichte.',
      ],
    },
    fine: { title: 'Freie Fahrt', text: 'Jede eingerichtete Station hat geantwortet.', steps: [] },
  },
  steps: 'Was du tun kannst',
  report: 'Bericht',
  copy: 'Bericht kopieren',
  copied: 'Kopiert',
  private: 'Er enthält keine Namen und keine Netzadressen.',
  made: 'Erstellt',
  browser: 'Browser',
  relayOnly: {
    without: 'Kein Relais antwortet. Damit könntest du niemanden erreichen.',
    reload: 'Gilt ab dem nächsten Tisch.',
  },
}

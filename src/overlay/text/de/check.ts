/** The page that finds out why two players can’t connect. */
export const check = {
  title: 'Verbindungstest',
  lead: 'Von dieser Seite zu der des anderen, Station für Station',
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
  ports: { same: 'derselbe Port für alle', different: 'für jeden Partner ein neuer Port' },
  running: {
    title: 'Test läuft',
    text: 'Das dauert ein paar Sekunden. Ein Server, der nicht antwortet, bekommt zehn.',
    steps: [],
  },
  verdicts: {
    signalling: {
      title: 'Endstation Vermittlung',
      text: 'Der Server, der Spieler zusammenbringt, antwortet nicht. Niemand kann dazukommen, aber eine laufende Partie geht weiter.',
      steps: [
        'Prüfe, ob dieses Gerät online ist.',
        'Schalte ein VPN ab oder verlass das Firmennetz, falls du in einem bist.',
        'Frag die Betreiber dieser Seite, ob ihr Server läuft.',
      ],
    },
    unsupported: {
      title: 'Dieser Browser kann keine Verbindung aufbauen',
      text: 'WebRTC fehlt oder ist abgeschaltet, deshalb ist kein Mitspieler erreichbar. Auf diesem Gerät kannst du trotzdem spielen.',
      steps: ['Versuch es mit einem anderen Browser.', 'Schalte Erweiterungen ab, die WebRTC sperren.'],
    },
    turn: {
      title: 'Endstation Relais',
      text: 'Das Relais antwortet nicht. Spieler im selben Netz und die meisten anderen erreichen sich trotzdem direkt.',
      steps: [
        'Geh ins WLAN des Gastgebers oder in irgendein WLAN und teste noch einmal.',
        'Schalte ein VPN ab oder verlass das Firmennetz, falls du in einem bist.',
        'Hilft beides nicht? Kopier den Bericht und schick ihn dem Gastgeber.',
      ],
    },
    denied: {
      title: 'Das Relais hat uns abgewiesen',
      text: 'Das Relais antwortet, nimmt aber die Zugangsdaten dieser Seite nicht an.',
      steps: [
        'Lade die Seite neu: Zugangsdaten gelten eine Stunde.',
        'Kopier den Bericht und schick ihn den Betreibern dieser Seite.',
      ],
    },
    noRelay: {
      title: 'Dein Netz braucht ein Relais',
      text: 'Dein Router zeigt jedem Partner einen anderen Port. Eine direkte Verbindung klappt dann selten, und ein Relais ist nicht eingerichtet.',
      steps: ['Nutze dasselbe WLAN wie der Gastgeber.', 'Bitte die Betreiber dieser Seite, ein Relais einzurichten.'],
    },
    stun: {
      title: 'Endstation STUN',
      text: 'Kein Server nennt diesem Gerät seine Adresse im Internet. Spieler im selben Netz erreichen sich trotzdem.',
      steps: [
        'Schalte ein VPN ab oder verlass das Firmennetz, falls du in einem bist.',
        'Geh ins WLAN des Gastgebers und teste noch einmal.',
      ],
    },
    peer: {
      title: 'Endstation Gastgeber',
      text: 'Alle Server antworten, nur die Seite des Gastgebers nicht.',
      steps: [
        'Frag, ob die Seite des Gastgebers offen ist: Ein schlafendes Handy schließt sie.',
        'Nutze dasselbe WLAN wie der Gastgeber.',
        'Hilft beides nicht? Macht beide diesen Test und vergleicht die Berichte.',
      ],
    },
    fine: { title: 'Freie Fahrt', text: 'Jede eingerichtete Station antwortet.', steps: [] },
  },
  steps: 'Was du tun kannst',
  report: 'Bericht',
  copy: 'Bericht kopieren',
  copied: 'Kopiert',
  private: 'Er enthält keine Namen und keine Netzadressen.',
  made: 'Erstellt',
  browser: 'Browser',
  relayOnly: {
    without: 'Kein Relais antwortet. Damit würdest du gerade niemanden erreichen.',
    reload: 'Gilt ab dem nächsten Tisch.',
  },
}

/** The page that finds out why two players can’t connect. */
export const check = {
  title: 'Prawf cysylltiad',
  lead: 'O’r dudalen hon at dudalen chwaraewr arall, fesul gorsaf',
  again: 'Gwirio eto',
  stops: {
    page: { name: 'Y dudalen hon', what: 'yr un o dy flaen di' },
    signalling: { name: 'Signalau', what: 'yn cyflwyno chwaraewyr' },
    stun: { name: 'STUN', what: 'yn dod o hyd i dy gyfeiriad' },
    turn: { name: 'TURN', what: 'yr orsaf gyfnewid' },
    peer: { name: 'Y gwesteiwr', what: 'y dudalen rwyt ti’n ymuno â hi' },
  },
  states: {
    waiting: 'Heb ei brofi eto',
    checking: 'Yn holi…',
    loaded: 'Wedi llwytho',
    fine: (ms: number) => `Ateb mewn ${Math.round(ms)} ms`,
    missing: { signalling: 'Dim un', stun: 'Dim un wedi’i osod', turn: 'Dim un wedi’i osod', peer: 'Neb i’w alw' },
    silent: 'Dim ateb',
    denied: 'Manylion anghywir',
    refused: 'Gwrthodwyd ni',
    unsupported: 'Does dim WebRTC yn y porwr hwn',
  },
  ports: { same: 'yr un porth i bawb', different: 'porth newydd i bob chwaraewr' },
  running: {
    title: 'Wrthi’n gwirio',
    text: 'Mae hyn yn cymryd ychydig eiliadau. Mae gweinydd sydd ddim yn ateb yn cymryd deg.',
    steps: [],
  },
  verdicts: {
    signalling: {
      title: 'Wedi stopio wrth y signalau',
      text: 'Dydy’r gweinydd sy’n cyflwyno chwaraewyr ddim yn ateb, felly all neb ymuno. Os yw dy gêm wedi dechrau, mae’n mynd yn ei blaen.',
      steps: [
        'Gwna’n siŵr bod y ddyfais hon ar-lein.',
        'Diffodda VPN neu gadawa rwydwaith gwaith, os wyt ti ar un.',
        'Gofynna i’r bobl sy’n rhedeg y dudalen hon a ydy eu gweinydd yn gweithio.',
      ],
    },
    unsupported: {
      title: 'All y porwr hwn ddim cysylltu',
      text: 'Mae WebRTC ar goll neu wedi’i ddiffodd, felly alli di ddim cyrraedd chwaraewyr eraill. Cei di chwarae ar y ddyfais hon o hyd.',
      steps: ['Rho gynnig ar borwr arall.', 'Diffodda estyniadau sy’n rhwystro WebRTC.'],
    },
    turn: {
      title: 'Wedi stopio wrth yr orsaf gyfnewid',
      text: 'Dydy’r orsaf gyfnewid ddim yn ateb. Gelli di gysylltu’n uniongyrchol o hyd â chwaraewyr ar yr un rhwydwaith, ac â’r rhan fwyaf o’r lleill.',
      steps: [
        'Ymuna â Wi-Fi’r gwesteiwr, neu unrhyw Wi-Fi, a gwiria eto.',
        'Diffodda VPN neu gadawa rwydwaith gwaith, os wyt ti ar un.',
        'Dim un yn helpu? Copïa’r adroddiad a’i anfon at y gwesteiwr.',
      ],
    },
    denied: {
      title: 'Gwrthododd yr orsaf gyfnewid ni',
      text: 'Atebodd yr orsaf gyfnewid, ond heb dderbyn manylion y dudalen hon.',
      steps: [
        'Ail-lwytha’r dudalen: mae manylion yn para awr.',
        'Copïa’r adroddiad a’i anfon at y bobl sy’n rhedeg y dudalen hon.',
      ],
    },
    noRelay: {
      title: 'Mae angen gorsaf gyfnewid ar dy rwydwaith',
      text: 'Mae dy lwybrydd yn defnyddio porth gwahanol i bob chwaraewr, felly anaml y bydd cysylltiad uniongyrchol yn gweithio, a does dim gorsaf gyfnewid wedi’i gosod.',
      steps: [
        'Defnyddia’r un Wi-Fi â’r gwesteiwr.',
        'Gofynna i’r bobl sy’n rhedeg y dudalen hon osod gorsaf gyfnewid.',
      ],
    },
    stun: {
      title: 'Wedi stopio wrth STUN',
      text: 'Allai dim gweinydd ddweud wrth y ddyfais hon beth yw ei chyfeiriad ar y rhyngrwyd. Gelli di gysylltu o hyd â chwaraewyr ar yr un rhwydwaith.',
      steps: ['Diffodda VPN neu gadawa rwydwaith gwaith, os wyt ti ar un.', 'Ymuna â Wi-Fi’r gwesteiwr a gwiria eto.'],
    },
    peer: {
      title: 'Wedi stopio wrth y gwesteiwr',
      text: 'Atebodd pob gweinydd, ond nid tudalen y gwesteiwr.',
      steps: [
        'Gofynna a ydy tudalen y gwesteiwr ar agor: mae ffonau’n ei chau wrth gysgu.',
        'Defnyddia’r un Wi-Fi â’r gwesteiwr.',
        'Dim un yn helpu? Gwnewch y prawf hwn ar y ddwy ddyfais, a chymharwch yr adroddiadau.',
      ],
    },
    fine: { title: 'Lein glir', text: 'Atebodd pob gorsaf sydd wedi’i gosod.', steps: [] },
  },
  steps: 'Beth alli di ei wneud',
  report: 'Adroddiad',
  copy: 'Copïo’r adroddiad',
  copied: 'Wedi’i gopïo',
  private: 'Does dim enwau na chyfeiriadau rhwydwaith ynddo.',
  made: 'Crëwyd',
  browser: 'Porwr',
  relayOnly: {
    without: 'Does dim gorsaf gyfnewid yn ateb. Gyda hyn ymlaen, allet ti ddim cyrraedd neb.',
    reload: 'Daw i rym wrth y bwrdd nesaf.',
  },
}

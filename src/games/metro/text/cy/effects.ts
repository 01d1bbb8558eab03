const where = (city: boolean) => (city ? 'yn y ddinas' : 'ar yr ymyl')

/** Lines of the log. */
export const effects = {
  began: (name: string) => `${name} sy’n dechrau.`,
  laid: (name: string, square: string) => `Gosododd ${name} deilsen ar ${square}.`,
  carriedOn: (lines: string) => `Mae’n ymestyn ${lines}.`,
  unreached: 'Does dim lein yn ei chyrraedd eto.',
  endedUnowned: (line: string, city: boolean) => `Daeth ${line}, nad yw’n eiddo i neb, i ben ${where(city)}.`,
  ended: (name: string, line: string, city: boolean, worth: string) =>
    `Daeth ${name} â ${line} i ben ${where(city)}: ${worth}.`,
  brought: (name: string, line: string, city: boolean, worth: string) =>
    `Daeth ${name} â ${line} ${city ? 'i’r ddinas' : 'i’r ymyl'}: ${worth}.`,
  stillNothing: (name: string) => `Doedd gan ${name} ddim byd sy’n ffitio o hyd.`,
  shownOne: (name: string) => `Dangosodd ${name} deilsen sydd ddim yn ffitio yn unman.`,
  shown: (name: string, count: number) => `Dangosodd ${name} ${count} o deils, a does yr un ohonyn nhw’n ffitio.`,
  drew: (name: string) => `Tynnodd ${name} deilsen arall.`,
  lifted: (name: string) => `Doedd dim byd yn ffitio, felly câi ${name} osod lein o un deilsen.`,
  over: 'Mae’r gêm ar ben.',
}

/** Instructions shown with a choice. */
export const prompts = {
  anywhere: {
    drawn:
      'Dydy’r deilsen a dynnaist ti ddim yn ffitio, felly gosoda hi yn unrhyw le, hyd yn oed yn lein o un deilsen.',
    one: 'Dydy dy deilsen ddim yn ffitio, felly gosoda hi yn unrhyw le, hyd yn oed yn lein o un deilsen.',
    several: 'Does yr un o dy deils yn ffitio, felly gosoda un yn unrhyw le, hyd yn oed yn lein o un deilsen.',
  },
  showAndDraw: {
    one: 'Dydy dy deilsen ddim yn ffitio yn unman. Dangosa hi a thynna un arall.',
    several: 'Does yr un o dy deils yn ffitio. Dangosa nhw a thynna un arall.',
  },
  showAndLay: {
    one: 'Dydy dy deilsen ddim yn ffitio yn unman. Dangosa hi, yna gosoda un yn unrhyw le.',
    several: 'Does yr un o dy deils yn ffitio. Dangosa nhw, yna gosoda un yn unrhyw le.',
  },
  layDrawn: 'Gosoda’r deilsen a dynnaist ti.',
  lay: {
    fixed: { one: 'Gosoda dy deilsen y ffordd yma i fyny.', several: 'Gosoda un o dy deils y ffordd yma i fyny.' },
    turned: {
      one: 'Gosoda dy deilsen, wedi’i throi os mynni.',
      several: 'Gosoda un o dy deils, wedi’i throi os mynni.',
    },
  },
  layOrDraw: {
    fixed: {
      one: 'Gosoda dy deilsen y ffordd yma i fyny, neu tynna un arall a gosod honno.',
      several: 'Gosoda un o dy deils y ffordd yma i fyny, neu tynna un arall a gosod honno.',
    },
    turned: {
      one: 'Gosoda dy deilsen, wedi’i throi os mynni, neu tynna un arall a gosod honno.',
      several: 'Gosoda un o dy deils, wedi’i throi os mynni, neu tynna un arall a gosod honno.',
    },
  },
}

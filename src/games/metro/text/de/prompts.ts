/** Instructions shown with a choice. */
export const prompts = {
  anywhere: {
    drawn: 'Das gezogene Plättchen passt nicht, also leg es irgendwohin, notfalls als Linie aus einem Plättchen.',
    one: 'Dein Plättchen passt nicht, also leg es irgendwohin, notfalls als Linie aus einem Plättchen.',
    several: 'Keines passt, also leg eines irgendwohin, notfalls als Linie aus einem Plättchen.',
  },
  showAndDraw: {
    one: 'Dein Plättchen passt nirgends. Zeig es und zieh ein weiteres.',
    several: 'Keines passt. Zeig sie und zieh ein weiteres.',
  },
  showAndLay: {
    one: 'Dein Plättchen passt nirgends. Zeig es und leg eines irgendwohin.',
    several: 'Keines passt. Zeig sie und leg eines irgendwohin.',
  },
  layDrawn: 'Leg das gezogene Plättchen.',
  lay: {
    fixed: {
      one: 'Leg dein Plättchen so herum, wie es ist.',
      several: 'Leg eines deiner Plättchen so herum, wie es ist.',
    },
    turned: { one: 'Leg dein Plättchen, auch gedreht.', several: 'Leg eines deiner Plättchen, auch gedreht.' },
  },
  layOrDraw: {
    fixed: {
      one: 'Leg dein Plättchen so herum, wie es ist, oder zieh ein weiteres und leg das.',
      several: 'Leg eines deiner Plättchen so herum, wie es ist, oder zieh ein weiteres und leg das.',
    },
    turned: {
      one: 'Leg dein Plättchen, auch gedreht, oder zieh ein weiteres und leg das.',
      several: 'Leg eines deiner Plättchen, auch gedreht, oder zieh ein weiteres und leg das.',
    },
  },
}

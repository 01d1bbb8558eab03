import { describe, expect, it } from 'vitest'
import { downwards, group, rect, text } from '../../../src/stage/art/draw.ts'
import { svgDocument } from '../../../src/stage/art/svg.ts'

describe('an SVG document', () => {
  const size = { width: 10, height: 20, prefix: 'a-' }

  it('escapes its text and leaves out empty lines', () => {
    const look = { font: 'display', size: 10, colour: '#000000' } as const
    const drawn = svgDocument([text(1, 2, 'A & “B” <', look), text(1, 2, '', look)], size)
    expect(drawn).toContain('>A &amp; “B” &lt;</text>')
    expect(drawn.match(/<text/g)).toHaveLength(1)
  })

  it('writes equal gradients once', () => {
    const grey = downwards(0, 10, ['#111111', '#eeeeee'])
    const drawn = svgDocument([rect(0, 0, 5, 5, grey), rect(5, 5, 5, 5, grey)], size)
    expect(drawn.match(/<linearGradient/g)).toHaveLength(1)
    expect(drawn.match(/url\(#a-0\)/g)).toHaveLength(2)
  })

  it('repeats a tile', () => {
    const dot = rect(0, 0, 2, 2, '#111111')
    const tile = { type: 'tile', id: 'dots', w: 4, h: 5, shapes: [dot] } as const
    const drawn = svgDocument([rect(0, 0, 5, 5, tile)], size)
    expect(drawn).toMatch(/<pattern width="4" height="5" patternUnits="userSpaceOnUse" id="a-0">/)
    expect(drawn).toContain('fill="url(#a-0)"')
  })

  it('moves, turns, mirrors and clips groups', () => {
    const drawn = svgDocument([group(3, 4, [-2, 2], [], { angle: 30, clip: 'M0 0H5V5Z', opacity: 0.5 })], size)
    expect(drawn).toContain('transform="translate(3 4)rotate(30)scale(-2 2)"')
    expect(drawn).toContain('opacity="0.5" clip-path="url(#a-0)"')
    expect(drawn).toContain('<clipPath id="a-0"><path d="M0 0H5V5Z"/></clipPath>')
  })
})

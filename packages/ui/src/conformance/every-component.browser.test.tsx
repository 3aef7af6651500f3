import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { specimens } from './specimens.tsx'
import '../base.css'
import '../rtl.css'

const loud = ['log', 'info', 'warn', 'error'] as const

describe.each(Object.entries(specimens))('%s', (_name, specimen) => {
  beforeEach(() => {
    for (const level of loud) vi.spyOn(console, level).mockImplementation(() => {})
  })

  afterEach(() => {
    vi.restoreAllMocks()
    document.documentElement.removeAttribute('dir')
    document.body.replaceChildren()
  })

  test.each(['rtl', 'ltr'])('hydrates the same HTML in silence, %s', async (dir) => {
    document.documentElement.dir = dir
    const ref = createRef<Element>()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(specimen({ className: 'own', ref: null }))
    const served = container.firstElementChild

    const onRecoverableError = vi.fn()
    const root = hydrateRoot(container, specimen({ className: 'own', ref }), { onRecoverableError })

    await vi.waitFor(() => expect(ref.current).toBe(served))
    expect(ref.current?.classList).toContain('own')
    expect(container.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth)
    expect(onRecoverableError).not.toHaveBeenCalled()
    root.unmount()
    await vi.waitFor(() => expect(container.childElementCount).toBe(0))
    for (const level of loud) expect(console[level]).not.toHaveBeenCalled()
  })
})

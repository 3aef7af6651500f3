import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * The signed moment at which a visitor began to write, asked for when the form first has the focus; empty until it is
 * there, and where it cannot be had: then the site asks for a second press of the button.
 */
export function useFormToken(form: RefObject<HTMLFormElement | null>) {
  const [token, setToken] = useState('')
  const asked = useRef(false)

  const ask = useCallback(async () => {
    if (asked.current) return
    asked.current = true
    const answer = await fetch('/form-token').catch(() => undefined)
    if (answer?.ok) setToken(await answer.text())
    else asked.current = false
  }, [])

  // The focus may have come before the scripts.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void ask()
  }, [form, ask])

  return { token, ask }
}

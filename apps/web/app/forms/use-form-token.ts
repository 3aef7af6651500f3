import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * The signed time at which a visitor began to write, requested when the form first has the focus; empty until it is
 * loaded, and if it cannot be loaded: then the site requires a second submit.
 */
export function useFormToken(form: RefObject<HTMLFormElement | null>) {
  const [token, setToken] = useState('')
  const requested = useRef(false)

  const requestToken = useCallback(async () => {
    if (requested.current) return
    requested.current = true
    const response = await fetch('/form-token').catch(() => undefined)
    if (response?.ok) setToken(await response.text())
    else requested.current = false
  }, [])

  // The form may have received the focus before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void requestToken()
  }, [form, requestToken])

  return { token, requestToken }
}

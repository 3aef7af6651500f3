import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'

type Tree = Record<string, unknown>

const isTree = (it: unknown): it is Tree => typeof it === 'object' && it !== null
const at = (it: unknown, key: string) => (isTree(it) ? it[key] : undefined)

/** Whether every value that an error is about is another one now. */
function areCorrected(errors: object, refused: unknown, values: unknown): boolean {
  return Object.entries(errors).every(([key, error]) => {
    const [before, now] = [at(refused, key), at(values, key)]
    if (before === now) return error === undefined
    // A leaf is a text, or a message with its id.
    return isTree(error) && !('id' in error) ? areCorrected(error, before, now) : true
  })
}

/**
 * Removes the messages below the fields when all that was refused has been changed; the panel itself does so at the next
 * save. With one of several corrected they stay, because the panel moves the focus whenever messages change.
 */
export function CorrectedFields() {
  const { errors, values, setErrors } = useForm('CorrectedFields', (form) => form)
  const refused = useRef({ errors, values })
  useEffect(() => {
    if (refused.current.errors !== errors) refused.current = { errors, values }
    else if (Object.keys(errors).length > 0 && areCorrected(errors, refused.current.values, values))
      setErrors({})
  }, [errors, values, setErrors])
  return null
}

// The recipes as CONTRIBUTING.md has them: each a section "Add a …" with numbered steps and their commands.

/**
 * @typedef {{ number: number, text: string, commands: string[] }} RecipeStep
 * @typedef {{ name: string, title: string, steps: RecipeStep[] }} Recipe
 */

const heading = /^## (Add an? (.+))$/

/** The commands of the `sh` blocks in a text, a line each. */
const commandsIn = (text) =>
  [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block]) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#')),
  )

const stepsIn = (text) =>
  text
    .split(/^(?=\d+\. )/m)
    .filter((part) => /^\d+\. /.test(part))
    // What follows the last step, unindented, belongs to no step.
    .map((part) => part.split(/\n\n(?! )/)[0])
    .map((part) => ({ number: Number.parseInt(part, 10), text: part, commands: commandsIn(part) }))

/**
 * @param {string} markdown of CONTRIBUTING.md
 * @returns {Recipe[]}
 */
export const recipesIn = (markdown) =>
  markdown.split(/^(?=## )/m).flatMap((section) => {
    const [, title, what] = heading.exec(section.split('\n', 1)[0]) ?? []
    return title ? [{ name: what.replaceAll(' ', '-'), title, steps: stepsIn(section) }] : []
  })

/** Whether a step's text has the file in backticks, by its whole path or by the end of it. */
export const names = (text, file) =>
  [...text.matchAll(/`([^`\n]+)`/g)].some(([, token]) => file === token || file.endsWith(`/${token}`))

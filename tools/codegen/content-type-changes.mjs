import ts from 'typescript'

/** The attributes of every content type and component in a file that Strapi generated, by their names. */
function attributesOf(text) {
  const file = ts.createSourceFile('generated.d.ts', text, ts.ScriptTarget.Latest)
  const found = new Map()
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue
    const type = statement.name.text
    found.set(type, statement.getText(file).replace(/\battributes: [\s\S]*/, ''))
    const attributes = statement.members.find((it) => it.name?.getText(file) === 'attributes')?.type
    for (const member of attributes?.members ?? [])
      found.set(`${type}.${member.name.getText(file)}`, member.type.getText(file))
  }
  return found
}

/**
 * What changed between two files of Strapi's own types. They are the content server's affair: nothing breaks
 * outside of it.
 * @param {string} before
 * @param {string} after
 * @returns {import('./drift.mjs').Change[]}
 */
export function contentTypeChanges(before, after) {
  const [was, is] = [attributesOf(before), attributesOf(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  // For an added or removed type its fields are not listed.
  const listed = names.filter((name) => {
    const type = name.split('.')[0]
    return name === type || (was.has(type) && is.has(type))
  })
  const what = (name) => (!was.has(name) ? 'added' : !is.has(name) ? 'removed' : 'changed')
  return listed.map((name) => ({ level: 'safe', text: `${name} ${what(name)}` }))
}

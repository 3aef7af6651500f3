import type { MarkdownIt, Token } from 'markdown-it'

/** `- [ ] to do` and `- [x] done`, as on GitHub: read-only checkboxes. */
export function taskLists(md: MarkdownIt) {
  md.core.ruler.after('inline', 'task_lists', ({ tokens }) => {
    const lists: Token[] = []
    tokens.forEach((token, at) => {
      if (/^(bullet|ordered)_list_open$/.test(token.type)) lists.push(token)
      if (/^(bullet|ordered)_list_close$/.test(token.type)) lists.pop()
      const [item, paragraph] = [tokens[at - 2], tokens[at - 1]]
      if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open')
        return
      const [first] = token.children ?? []
      const box = first?.type === 'text' && /^\[([ x])\](?=\s)/i.exec(first.content)
      // An escaped bracket is a separate token, so the text does not begin with both brackets.
      if (!box || !token.content.startsWith(box[0])) return
      first.content = first.content.slice(box[0].length)
      const made = (type: string, tag: string, nesting: -1 | 0 | 1) =>
        new (token.constructor as typeof Token)(type, tag, nesting)
      const input = made('task_box', 'input', 0)
      input.attrs = [
        ['type', 'checkbox'],
        ['disabled', ''],
      ]
      if (box[1] !== ' ') input.attrPush(['checked', ''])
      // The text beside the checkbox is its label.
      token.children = [
        made('label_open', 'label', 1),
        input,
        ...(token.children ?? []),
        made('label_close', 'label', -1),
      ]
      item.attrJoin('class', 'ui-markdown__task')
      const list = lists.at(-1)
      if (!list?.attrGet('class')) list?.attrJoin('class', 'ui-markdown__tasks')
    })
  })
}

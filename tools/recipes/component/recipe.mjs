const folder = 'packages/ui/src/remark'

export const steps = {
  1: [{ file: `${folder}/remark.tsx` }, { file: `${folder}/remark.css` }, { file: `${folder}/index.ts` }],
  2: [{ file: `${folder}/remark.stories.tsx` }],
  4: [{ file: 'packages/ui/.size-limit.js', after: "  range: '1 KB',\n", text: "  remark: '1 KB',\n" }],
}

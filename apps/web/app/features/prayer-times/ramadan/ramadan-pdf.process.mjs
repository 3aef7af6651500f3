// Runs in a process of its own (`runInProcess`): standard input says what to make, standard output is the file.
let text = ''
for await (const part of process.stdin.setEncoding('utf8')) text += part
const { compiler, fonts, template, sheet } = JSON.parse(text)
const { NodeCompiler } = await import(compiler)
const fontBlobs = fonts.map((it) => Buffer.from(it, 'base64'))
const typst = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
const { result, takeError } = typst.compile({ mainFileContent: template, inputs: { sheet } })
if (!result) throw takeError()
if (result.numOfPages !== 1) throw new Error(`The sheet has ${result.numOfPages} pages.`)
process.stdout.write(typst.pdf(result))

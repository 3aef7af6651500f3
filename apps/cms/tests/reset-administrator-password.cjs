// What `strapi admin:reset-user-password` does, without compiling the project first: a process beside the running server.
const path = require('node:path')
const { createStrapi } = require('@strapi/strapi')

const [email, password] = process.argv.slice(2)
const appDir = path.join(__dirname, '..')

createStrapi({ appDir, distDir: path.join(appDir, 'dist') })
  .load()
  .then((strapi) => strapi.service('admin::user').resetPasswordByEmail(email, password))
  .then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )

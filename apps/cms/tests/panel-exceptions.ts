interface Exception {
  reason: string
  /** Parts of the paths of modules that are never shown. */
  modules?: RegExp
  keys?: RegExp
}

/** Texts of Strapi that the panel, as it is configured, never shows. */
export const neverShown: Exception[] = [
  {
    reason: 'Guided tours are off: `tutorials` in src/admin/app.tsx.',
    modules: /GuidedTour/,
    keys: /^tours\./,
  },
  { reason: 'The survey is off: `flags.nps` in config/admin.ts.', modules: /NpsSurvey/ },
  {
    reason: 'Offers of paid editions are off: `flags.promoteEE` in config/admin.ts.',
    modules: /Purchase|Upsell|Trial/,
    keys: /^Settings\.application\.(link-|ee\.)|deploy-now/,
  },
  {
    reason: 'Parts of paid editions: history, single sign-on, the log of actions, artificial intelligence.',
    modules: /^history\/|^ai\/|\/AI[A-Z]|useAI/,
    keys: /history|sso|auditLogs|[aA]iMetadata|[mM]etadata|AITranslation|\.ai-?|aiLocalizations|last-activity|premiumFeature|Auth\.login/,
  },
  {
    reason: 'The marketplace is hidden: src/admin/appearance.',
    modules: /Marketplace/,
    keys: /marketplace/i,
  },
  {
    reason: 'No type has a field of blocks or a dynamic zone.',
    modules: /BlocksInput|DynamicZone/,
    keys: /components\.(Blocks|DynamicZone)\./,
  },
  {
    reason: 'Content types are changed in development only.',
    modules: /content-?releases/i,
    keys: /^i18n\.(CheckboxConfirmation|plugin\.schema)|^app\.components\.HomePage\.create$|MediaLibraryBanner\.button$/,
  },
  {
    reason: 'A separator, a key of the code or a name that is the same in Persian.',
    keys: /minMaxDivider$|^(Documentation|Analytics)$|^global\.plugins\.(documentation|sentry)|^app$/,
  },
]

/** Keys that Strapi composes in its code, from the names of plugins, types and operators: all of them are shown. */
export const composed =
  /^(User|ASC|DESC)$|^content-type-builder\.plugin\.name$|^(global\.plugins|components\.FilterOptions\.FILTER_TYPES|email\.Settings\.capabilities\.feature|Settings\.roles\.form\.permissions|users-permissions\.Email\.template|content-manager\.containers\.List)\./

/** How many links of the open form lead nowhere, for the action that publishes it. */
export const deadLinkCount = { current: 0 }

export default {
  rest: {
    prefix: '/api',
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
    // An unknown query parameter is a 400, not silence.
    strictParams: true,
  },
  documents: { strictParams: true },
}

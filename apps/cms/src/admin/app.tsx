// The admin panel asks nobody outside for news.
export default {
  config: {
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap() {},
}

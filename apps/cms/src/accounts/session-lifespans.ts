const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * In seconds, for administrators and for users: an access token is valid for an hour at most, a session as long as its
 * refresh token.
 */
export const sessionLifespans = {
  accessTokenLifespan: 30 * minute,
  idleRefreshTokenLifespan: 14 * day,
  maxRefreshTokenLifespan: 30 * day,
  idleSessionLifespan: 2 * hour,
  maxSessionLifespan: day,
}

-- wrk: each connection waits so many milliseconds before it asks again.
function delay()
  return 5
end

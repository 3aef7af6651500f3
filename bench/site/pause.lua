-- wrk: each connection waits so many milliseconds before the next request.
function delay()
  return 5
end

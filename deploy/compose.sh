# Sourced by the scripts beside it: which compose there is, COMPOSE wins.
if [ -n "${COMPOSE:-}" ]; then compose=$COMPOSE
elif command -v docker-compose >/dev/null; then compose=docker-compose
else compose='docker compose'
fi

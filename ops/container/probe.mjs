// The container's health check: exit 0 while the database answers and its tables are current.

const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).catch(() => null);
process.exitCode = response?.ok ? 0 : 1;

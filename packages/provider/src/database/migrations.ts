import { fileURLToPath } from "node:url";

/** Where `npm run migrations -w @gk/provider` writes, and what each start applies. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

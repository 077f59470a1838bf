import { Client, escapeIdentifier } from "pg";

/** The seeded database on the server that each test file copies. */
const TEMPLATE = "gk_test_template";

/** Makes the database to copy anew, and gives its address. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  await onServer(serverUrl, `drop database if exists ${TEMPLATE}`, `create database ${TEMPLATE}`);
  return databaseUrl(serverUrl, TEMPLATE);
}

/** Copies the seeded database under a name, and gives the copy's address. */
export async function copyTemplate(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, `create database ${escapeIdentifier(name)} template ${TEMPLATE}`);
  return databaseUrl(serverUrl, name);
}

/** Removes a copy. */
export async function dropCopy(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database ${escapeIdentifier(name)}`);
}

async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

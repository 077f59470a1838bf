import { randomUUID } from "node:crypto";
import { Client, escapeIdentifier } from "pg";

/** A database of the tests on a server. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
}

/** Makes a database under a name that no other run has: empty, or a copy of one that nobody is connected to. */
export async function newDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `gk_test_${randomUUID().replaceAll("-", "")}`;
  // Copied file by file: the log has nothing to bring back.
  const copied = template === undefined ? "" : ` template ${escapeIdentifier(template)} strategy file_copy`;
  await onServer(serverUrl, `create database ${escapeIdentifier(name)}${copied}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

/** Removes a database; the server waits for those whose connections are just ending. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database ${escapeIdentifier(name)}`);
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

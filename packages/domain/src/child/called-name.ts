/** What a child is called by. */
export interface Called {
  /** Their name, as on certificates. */
  readonly name: string;
  readonly nickname?: string | null | undefined;
}

/**
 * What a child is called: by the nickname that the family gave, otherwise by name.
 * @source decision 153
 */
export const calledName = ({ name, nickname }: Called): string => nickname || name;

import type { ComponentProps, ReactNode } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { Announced } from "../../foundations/announced/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { RecordSheet } from "../child-record/index.ts";
import { type Caregiver, CaregiverList } from "./CaregiverList.tsx";

export type CaregiverPanelProps = Omit<ComponentProps<"section">, "children" | "title"> & {
  /** The main account first. */
  people: readonly Caregiver[];
  /** The `CaregiverForm`, where one more can be added. */
  form?: ReactNode;
  /**
   * Why none can be added: the quota is full, the child is not premium, or the account is not the main one.
   * @source spec §5, §8; decision 20
   */
  refusal?: ReactNode;
  /** The way out of the refusal, such as upgrading. */
  refusalActions?: ReactNode;
  /** Announced after somebody was added or removed. */
  done?: ReactNode;
  /** The title, what caregivers can do, and the count. */
  words: {
    title: ReactNode;
    /** What caregivers can do. */
    lead: ReactNode;
    /** How many there are and how many there can be. */
    count?: ReactNode;
  };
};

/** The people who share a child, and the way to add one. */
export function CaregiverPanel({ people, form, refusal, refusalActions, done, words, ...rest }: CaregiverPanelProps) {
  return (
    <RecordSheet {...rest} title={words.title}>
      <Text tone="secondary">{words.lead}</Text>
      {people.length > 0 && <CaregiverList people={people} />}
      <Announced>{done !== undefined && <Notice tone="success">{done}</Notice>}</Announced>
      {form}
      {refusal !== undefined && <Notice actions={refusalActions}>{refusal}</Notice>}
      {words.count !== undefined && (
        <Text size="sm" tone="muted">
          {words.count}
        </Text>
      )}
    </RecordSheet>
  );
}

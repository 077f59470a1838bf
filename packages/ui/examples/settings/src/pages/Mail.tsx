import { Columns } from "@gk/ui/columns";
import { Link } from "@gk/ui/link";
import { SegmentedControl } from "@gk/ui/segmented-control";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { useToast } from "@gk/ui/toast";
import { Toggle } from "@gk/ui/toggle";
import { type ReactNode, useState } from "react";
import { type MailChoices, saveMail } from "../server.ts";

type Kind = keyof MailChoices;

const kinds: readonly { kind: Kind; label: string; description: string }[] = [
  { kind: "reminders", label: "Reminders", description: "The evening before you read" },
  { kind: "requests", label: "Requests", description: "When a family near you is looking for a reader" },
  { kind: "news", label: "Newsletters", description: "New books on our shelf, courses, the summer party" },
];

const rhythms = [
  { value: "once", label: "At once" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
];

/** Each switch takes effect at once, says so, and can be taken back. */
export function Mail(): ReactNode {
  const toast = useToast();
  const [choices, setChoices] = useState<MailChoices>({ reminders: true, requests: true, news: false });
  const [changing, setChanging] = useState<Kind>();

  const save = async (kind: Kind, isOn: boolean) => {
    setChanging(kind);
    await saveMail(kind, isOn);
    setChoices((all) => ({ ...all, [kind]: isOn }));
    setChanging(undefined);
  };
  const change = async (kind: Kind, label: string, isOn: boolean) => {
    await save(kind, isOn);
    toast(`${label} are ${isOn ? "on" : "off"}.`, {
      action: { label: "Undo", onPress: () => void save(kind, !isOn) },
    });
  };

  return (
    <Columns
      aside={
        <Stack>
          <Heading level={2} size="xl">
            Where we write to
          </Heading>
          <Text>
            To the address in <Link href="/profile">your profile</Link>. Whatever you choose here, we always tell you
            when a visit is called off.
          </Text>
        </Stack>
      }
    >
      <Sheet>
        <Stack gap="6">
          <Stack gap="2">
            <Heading level={2} size="xl">
              How often
            </Heading>
            <Text tone="muted">What can wait is gathered in one letter.</Text>
            <SegmentedControl label="How often" options={rhythms} defaultValue="daily" />
          </Stack>
          <Stack gap="2">
            <Heading level={2} size="xl">
              What about
            </Heading>
            {kinds.map(({ kind, label, description }) => (
              <Toggle
                key={kind}
                label={label}
                description={description}
                value={choices[kind]}
                busy={changing === kind ? "Saving…" : undefined}
                onChange={(isOn) => void change(kind, label, isOn)}
              />
            ))}
          </Stack>
        </Stack>
      </Sheet>
    </Columns>
  );
}

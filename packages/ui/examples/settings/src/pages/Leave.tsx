import { Button } from "@gk/ui/button";
import { Columns } from "@gk/ui/columns";
import { Link } from "@gk/ui/link";
import { useOverlays } from "@gk/ui/overlay";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { deleteAccount } from "../server.ts";

/** What can't be taken back is asked first, by an `alertdialog`. */
export function Leave(): ReactNode {
  const { confirm } = useOverlays();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    const isSure = await confirm({
      tone: "danger",
      title: "Delete your account?",
      body: "The two visits that you have agreed to are called off, and families no longer see your card.",
      confirm: "Delete my account",
      back: "Keep it",
    });
    if (!isSure) return;
    setIsLeaving(true);
    await deleteAccount();
    await navigate("/farewell");
  };
  return (
    <Columns
      aside={
        <Stack>
          <Heading level={2} size="xl">
            Only tired?
          </Heading>
          <Text>
            Switch off the requests in <Link href="/mail">your mail</Link>: your card stays, and nobody asks you.
          </Text>
        </Stack>
      }
    >
      <Sheet>
        <Stack>
          <Heading level={2} size="xl">
            Leave the Story Room
          </Heading>
          <Text>We delete your profile, your papers and your letters. This can’t be taken back.</Text>
          <div>
            <Button variant="danger" busy={isLeaving ? "Deleting…" : undefined} onClick={() => void leave()}>
              Delete my account
            </Button>
          </div>
        </Stack>
      </Sheet>
    </Columns>
  );
}

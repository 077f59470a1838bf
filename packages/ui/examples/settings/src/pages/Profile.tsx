import { Avatar } from "@gk/ui/avatar";
import { Button } from "@gk/ui/button";
import { Columns } from "@gk/ui/columns";
import { Drawer } from "@gk/ui/drawer";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { useToast } from "@gk/ui/toast";
import { type ReactNode, useState } from "react";
import { ProfileForm } from "../ProfileForm.tsx";
import { firstProfile, saveProfile } from "../server.ts";

/** The profile, and beside it how others see it. */
export function Profile(): ReactNode {
  const toast = useToast();
  const [saved, setSaved] = useState(firstProfile);
  const [shows, setShows] = useState(false);
  return (
    <Columns
      aside={
        <Stack>
          <Heading level={2} size="xl">
            What families see
          </Heading>
          <Text>Your name, your picture and your introduction. Your address and your number stay with us.</Text>
          <div>
            <Button variant="secondary" onClick={() => setShows(true)}>
              Show my card
            </Button>
          </div>
        </Stack>
      }
    >
      <Sheet>
        <ProfileForm
          profile={saved}
          onSave={async (profile) => {
            setSaved(await saveProfile(profile));
            toast("Your profile is saved.");
          }}
        />
      </Sheet>
      <Drawer title="Your card" open={shows} onOpenChange={setShows} className="card-drawer">
        <Stack>
          <Avatar alt="" size="xl" />
          <Heading level={3} dynamic>
            {saved.name}
          </Heading>
          <Text>{saved.about}</Text>
        </Stack>
      </Drawer>
    </Columns>
  );
}

import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import type { ReactNode } from "react";

/** Where somebody comes who has left. */
export function Farewell(): ReactNode {
  return (
    <>
      <title>Goodbye · Story Room</title>
      <EmptyState
        picture={pictures.mascotSleep}
        level={1}
        title="Goodbye, and thank you"
        body="Your account is deleted. The door of the Story Room stays open."
      >
        <ButtonLink href="/profile">Begin again</ButtonLink>
      </EmptyState>
    </>
  );
}

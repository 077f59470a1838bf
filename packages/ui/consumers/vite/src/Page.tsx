import { Button } from "@gk/ui/button";
import { Confirm } from "@gk/ui/confirm";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import { TextField } from "@gk/ui/text-field";
import { type ReactNode, useState } from "react";

/** What a team would try first: a card, a field that is wrong, and a question. */
export function Page(): ReactNode {
  const [asking, setAsking] = useState(false);
  const [taken, setTaken] = useState(false);
  return (
    <main>
      <h1>Plans</h1>
      <PlanCards>
        <PlanCard
          plan="beginner"
          name="Beginner plan"
          tagline="Try it for a month"
          price={{ now: "HK$98.00" }}
          features={["800 missions", "One certificate"]}
          action={<Button onClick={() => setAsking(true)}>Take it</Button>}
        />
      </PlanCards>
      <TextField name="name" label="Your name" message="Please tell us your name." />
      <output>{taken ? "Taken" : "Not taken"}</output>
      <Confirm
        open={asking}
        kind="submit"
        title="Take the beginner plan?"
        body="It starts today."
        confirm="Take it today"
        back="Not now"
        onAccept={() => {
          setTaken(true);
          setAsking(false);
        }}
        onBack={() => setAsking(false)}
      />
    </main>
  );
}

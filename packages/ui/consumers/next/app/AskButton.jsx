"use client";

import { Button } from "@gk/ui/button";
import { Confirm } from "@gk/ui/confirm";
import { useState } from "react";

/** Asks before something is done, and says what was answered. */
export function AskButton() {
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState("未決定");
  const close = (words) => {
    setAnswer(words);
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>選擇計劃</Button>
      <output>{answer}</output>
      <Confirm
        open={asking}
        kind="submit"
        title="選擇初階計劃？"
        body="今日開始。"
        confirm="確認"
        back="返回"
        onAccept={() => close("已選擇")}
        onBack={() => close("已返回")}
      />
    </>
  );
}

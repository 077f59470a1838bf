import { formatTime } from "@gk/domain";
import { ToastProvider, useToast } from "@gk/ui/toast";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { sentences } from "../words/sentences.tsx";
import { useTranslations } from "../words/words.ts";

/** That the connection is gone, with the time of what the page shows, or that it is back. */
type News = { kind: "gone"; readAt: number } | { kind: "back" };

/** Whether there is a connection, each time that this changes. */
function useConnection(): News | undefined {
  const { key } = useLocation();
  const shown = useRef({ page: key, readAt: 0 });
  const [news, setNews] = useState<News>();
  useEffect(() => {
    shown.current = { page: key, readAt: Date.now() };
  }, [key]);
  useEffect(() => {
    const leave = () => setNews({ kind: "gone", readAt: shown.current.readAt });
    const comeBack = () => setNews({ kind: "back" });
    addEventListener("offline", leave);
    addEventListener("online", comeBack);
    if (!navigator.onLine) leave();
    return () => {
      removeEventListener("offline", leave);
      removeEventListener("online", comeBack);
    };
  }, []);
  return news;
}

function Say({ news }: { news: News }) {
  const t = useTranslations();
  const toast = useToast();
  useEffect(() => {
    if (news.kind === "back") return toast(t("member.connection.back"));
    const time = formatTime(news.readAt, t.locale);
    const said = [t("member.connection.gone"), t("member.connection.readAt", { time })];
    return toast(<span>{sentences(t.locale, said)}</span>, { tone: "info", durationMs: Infinity });
  }, [news, toast, t]);
  return null;
}

/** Says that the connection is gone, for as long as it is, and that it is back; what the page shows stands meanwhile. */
export function ConnectionNews() {
  const news = useConnection();
  return (
    // What no longer holds goes with its pile.
    <ToastProvider key={news?.kind}>{news && <Say news={news} />}</ToastProvider>
  );
}

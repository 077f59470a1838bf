import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf, routersLinkAt } from "./routers-mark.ts";

/** Whether a press asks the browser for more than to go there: for a tab, a window or a file. */
const asksForMore = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !["", "_self"].includes(target);

/**
 * Goes within the document wherever a link of the router is pressed. One listener serves them all: the router's own `Link` is
 * drawn anew with each of its steps, and a page has up to a hundred of them between a press and what it asks for.
 *
 * @source decision 177
 */
export function LinkMoves() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: MouseEvent) => {
      const link = routersLinkAt(event);
      if (!link || event.defaultPrevented || asksForMore(event, link)) return;
      event.preventDefault();
      const wanted = addressOf(link);
      // As browsers do: a page is in the history once, however often its own link is pressed.
      void navigate(wanted, { replace: wanted === addressOf(window.location) });
    };
    document.addEventListener("click", go);
    return () => document.removeEventListener("click", go);
  }, [navigate]);
  return null;
}

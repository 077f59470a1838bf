import { renderToStaticMarkup } from "react-dom/server";
import { articles } from "./articles.ts";
import { Document, type DocumentProps } from "./Document.tsx";
import { ArticlePage } from "./pages/ArticlePage.tsx";
import { Home } from "./pages/Home.tsx";
import { Missing } from "./pages/Missing.tsx";
import { Reserve } from "./pages/Reserve.tsx";
import { Reserved } from "./pages/Reserved.tsx";
import { issuesOf, readReservation, reservationAtFirst } from "./reservation.ts";

type Answer = { status: number; location?: string; html?: string };

const page = (status: number, props: DocumentProps): Answer => ({
  status,
  html: `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`,
});

/** What goes back for an address, and for a form that was posted to it. */
export function answer({ pathname, searchParams }: URL, posted?: FormData): Answer {
  if (posted && pathname === "/reserve") return reserve(posted);
  if (pathname === "/") {
    const number = Number(searchParams.get("page") ?? 1);
    return page(200, { title: number > 1 ? `第 ${number} 頁` : "借一包種子", children: <Home page={number} /> });
  }
  if (pathname === "/reserve") {
    return page(200, { title: "預留種子", children: <Reserve values={reservationAtFirst} issues={[]} /> });
  }
  if (pathname === "/reserved") return page(200, { title: "已預留", children: <Reserved /> });
  const article = articles.find(({ id }) => pathname === `/articles/${id}`);
  if (article) return page(200, { title: article.title, children: <ArticlePage article={article} /> });
  return page(404, { title: "找不到這一頁", children: <Missing /> });
}

/** Refused answers come back with what was typed; what is right leads on, so that loading again sends nothing twice. */
function reserve(posted: FormData): Answer {
  const values = readReservation(posted);
  const issues = issuesOf(values);
  if (issues.length === 0) return { status: 303, location: "/reserved" };
  return page(422, { title: "錯誤：預留種子", children: <Reserve values={values} issues={issues} /> });
}

import "@gk/ui/theme";
import "./settings.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Navigate } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Frame } from "./Frame.tsx";
import { Farewell } from "./pages/Farewell.tsx";
import { Leave } from "./pages/Leave.tsx";
import { Mail } from "./pages/Mail.tsx";
import { Papers } from "./pages/Papers.tsx";
import { Profile } from "./pages/Profile.tsx";
import { Settings } from "./Settings.tsx";

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      {
        element: <Settings />,
        children: [
          { path: "profile", element: <Profile /> },
          { path: "mail", element: <Mail /> },
          { path: "papers", element: <Papers /> },
          { path: "leave", element: <Leave /> },
        ],
      },
      { path: "farewell", element: <Farewell /> },
      { path: "*", element: <Navigate to="/profile" replace /> },
    ],
  },
]);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no place for the page.");

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
